/** A sentence of the specification or a decision, and what shows it, as Markdown. */
export interface Row {
  id: string
  asksFor: string
}

/** A test that shows rows of the document. */
export interface Proof {
  path: string
  ids: readonly string[]
  title: string | null
}

const ROW = /^- \*\*([SD][\d.]+[a-z]?)\*\* (.+)$/
const PROOF = /^ {2}- /

/** The rows of docs/coverage.md, in their order. */
export const rowsOf = (document: string): Row[] =>
  document.split('\n').flatMap((line) => {
    const [, id, asksFor] = ROW.exec(line) ?? []
    return id === undefined || asksFor === undefined ? [] : [{ id, asksFor }]
  })

/** The document with these proofs in place of those that it has. */
export function withProofs(document: string, proofs: readonly Proof[]): string {
  const lines = document.split('\n').flatMap((line) => {
    if (PROOF.test(line)) return []
    const [, id] = ROW.exec(line) ?? []
    return id === undefined ? [line] : [line, ...proofs.filter(({ ids }) => ids.includes(id)).map(lineOf)]
  })
  return lines.join('\n')
}

const lineOf = ({ path, title }: Proof): string => `  - \`${path}\`${title === null ? '' : `: ${title}`}`

/** Rows that no test shows, and ids of tests that are no row. */
export function faultsOf(document: string, proofs: readonly Proof[]) {
  const ids = rowsOf(document).map(({ id }) => id)
  const shown = new Set(proofs.flatMap((proof) => proof.ids))
  return { open: ids.filter((id) => !shown.has(id)), unknown: [...shown].filter((id) => !ids.includes(id)) }
}
