/** The path of a list, and what follows it on a further page; empty: the first. Apart from `facet-path.ts`, which every page loads. */
export function splitPage(path: string): { list: string; page: string } {
  const [, list = path, page = ''] = /^(.*?)(\/page\/\d+)?$/.exec(path) ?? []
  return { list, page }
}
