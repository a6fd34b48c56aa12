declare module "virtual:words/languages" {
  export const languages: Record<string, () => Promise<{ default: string }>>;
}
