/** A number of a building, such as `14`, `14A`, `14/3`, `14 m. 3` or `14 lok. 3`, at the end of a line. */
const NUMBER =
  /^(?<street>.*?\p{L}.*?)[\s,]+(?<building>\d+\s?\p{L}?(?:[-–]\d+\p{L}?)?(?:\s*(?:\/|m\.?|lok\.?)\s*\d+\p{L}?)?)$/iu

/** Street and number out of the one line that people write; null: there is no number in it. */
export function splitStreet(line: string): { street: string; building: string } | null {
  const { street, building } = NUMBER.exec(line.trim().replaceAll(/\s+/gu, ' '))?.groups ?? {}
  return street === undefined || building === undefined ? null : { street, building }
}
