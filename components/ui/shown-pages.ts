/**
 * Which page numbers a pagination shows: the first, the last, and the current one with its neighbours.
 * Null stands for a gap of at least two pages; at most seven entries, so that it fits on a phone.
 */
export function shownPages(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount)
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b)
  return numbers.flatMap((n, index) => {
    const gap = n - (numbers[index - 1] ?? n - 1)
    if (gap === 2) return [n - 1, n]
    return gap > 2 ? [null, n] : [n]
  })
}
