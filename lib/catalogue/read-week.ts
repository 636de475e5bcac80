/** Week and year of `0926`, as they are molded into a tire; null: nothing is known. */
export function readWeek(code: string): { week: string; year: string } | null {
  const [, week, year] = /^(\d{2})(\d{2})$/.exec(code) ?? []
  return week === undefined || year === undefined ? null : { week: String(Number(week)), year: `20${year}` }
}
