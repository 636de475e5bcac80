/** Says in the browser's console what went wrong behind a screen that went on without it. Never personal data. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error)
}
