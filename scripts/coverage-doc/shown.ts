/** A test, or a whole file of tests (`title` is null), and the rows of docs/coverage.md that it shows. */
export interface Shown {
  ids: readonly string[]
  title: string | null
}

const COMMENT = /^[ \t]*\/\/ Shows ((?:[SD][\d.]+[a-z]?(?:,\s*(?:\/\/ )?)?)+)$/gm

const TITLE = /(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/.source

/** `it('…'`, with the title on this line or the next. */
const PLAIN = new RegExp(String.raw`^[\w.]+\(\s*${TITLE}`)
/** `it.each(…)('…'` on one line. */
const TABLE_ON_A_LINE = new RegExp(String.raw`^[\w.]+[<(].*\)\(\s*${TITLE}`)

/**
 * The tests of a file that a comment `// Shows S2.14, D7` stands above; above nothing it is about the whole file. Throws when a title
 * cannot be found.
 */
export function readShown(source: string): Shown[] {
  return [...source.matchAll(COMMENT)].map(({ 0: comment, 1: list = '', index }) => {
    const ids = list.match(/[SD][\d.]+[a-z]?/g) ?? []
    const statement = source.slice(index + comment.length + 1)
    if (/^\s*\n/.test(statement)) return { ids, title: null }
    const title = titleOf(statement)
    if (title === undefined) throw new Error(`No test stands below: ${comment.trim()}`)
    return { ids, title: title.replaceAll(/\\(['"`])/g, '$1') }
  })
}

function titleOf(statement: string): string | undefined {
  const [indent = ''] = /^[ \t]*/.exec(statement) ?? []
  const code = statement.slice(indent.length)
  const afterTable = new RegExp(String.raw`^${indent}[\])}\`].*?\(\s*${TITLE}`, 'm')
  const found = PLAIN.exec(code) ?? TABLE_ON_A_LINE.exec(code) ?? afterTable.exec(statement)
  return found?.groups?.title
}
