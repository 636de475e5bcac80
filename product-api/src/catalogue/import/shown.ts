const MAX_SHOWN = 80

/** Enough of a cell to know it again. */
export function shown(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
