/** A list of products shows so many at a time. */
export const PAGE_SIZE = 24

/** The first page of a list stands at its own path alone, the others at `/page/2` and so on below it. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`
}

/** Reads what stands behind the path of a list: nothing is page 1. Null: no such page can be. */
export function parsePage(end: readonly string[] = []): number | null {
  const [word, number = '', ...more] = end
  if (word === undefined) return 1
  return word === 'page' && more.length === 0 && PAGE_NUMBER.test(number) ? Number(number) : null
}

/** From 2, up to what the product API takes. */
const PAGE_NUMBER = /^(?:[2-9]|[1-9]\d{1,5})$/
