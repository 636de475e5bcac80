/** A display name as name and surname: the last word is the surname, a single word is the name. */
export function splitFullName(fullName: string): { name: string; surname: string } {
  const words = fullName.split(/\s+/).filter((word) => word !== '')
  if (words.length < 2) return { name: words.join(''), surname: '' }
  return { name: words.slice(0, -1).join(' '), surname: words.slice(-1).join('') }
}
