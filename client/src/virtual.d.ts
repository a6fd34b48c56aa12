declare module "virtual:words/languages" {
  type Load = () => Promise<{ default: string }>;
  /** By language: what is said at once, and what is said later. */
  export const languages: Record<string, { first: Load; rest: Load }>;
}
