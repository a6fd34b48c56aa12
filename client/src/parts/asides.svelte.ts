// What is opened over the table to be read: its keys, or the table in words.
export const asides = $state<{ shown: "" | "keys" | "summary" }>({ shown: "" });
