import { accountOf, isStorno, oneBlank, type StatementEntry } from './statement-file.ts'

/*
 * What `:86:` says of a movement, in the ways of Polish banks. In subfields behind `~`, `<`, `?`, `^` or `+`: 00 is the bank's own name of the
 * transaction, 20 to 29 are the title in pieces, 32 and 33 the payer, 38 or 31 the payer's account. Or in one text, in which mBank writes to
 * companies `…; Z RACH.: account; OD: payer; TYT.: title; TNR: number`.
 */

export type Mt940Details = Pick<StatementEntry, 'title' | 'payer' | 'payerAccount'> & { isStorno: boolean }

/** Numbers that a subfield can have; behind the mark, any other two digits are a part of the text. */
const NUMBER = String.raw`(?:00|10|2\d|3[0-48]|6[0-5])`
/** The code of the transaction stands before the first; where `+` may as well begin a telephone number, it has to. */
const FIRST = new RegExp(String.raw`^(?:.{0,6}?([~<?^!|])|\d{3,4}(\+))${NUMBER}`)
/** A field that is nothing but the code of the transaction. */
const CODE = /^\d{0,4}$/

/** What banks fill empty subfields with. */
const FILLER = /^[ÿ˙\s]*$/

/** The pieces of a title are 27 or 35 characters long; after a full one no blank was there, or it was lost. */
const FULL_PIECE = 27
/** A line of an unstructured text. */
const FULL_LINE = 65

function joinPieces(pieces: readonly string[], full: number): string {
  return pieces.reduce((joined, piece, index) => {
    const before = pieces[index - 1]?.length ?? full
    return joined + (before >= full ? '' : ' ') + piece
  }, '')
}

/** A number that was there before is no second subfield: a title may have the mark in it. */
function subfieldsOf(text: string, mark: string): Map<number, string> {
  const start = new RegExp(`(?=\\${mark}${NUMBER})`)
  const subfields = new Map<number, string>()
  let last: number | null = null
  for (const piece of text.slice(text.indexOf(mark)).split(start)) {
    const number = Number(piece.slice(1, 3))
    if (last !== null && subfields.has(number)) subfields.set(last, (subfields.get(last) ?? '') + piece)
    else {
      subfields.set(number, piece.slice(3))
      last = number
    }
  }
  return new Map([...subfields].filter(([, content]) => !FILLER.test(content)))
}

function detailsOfSubfields(fields: readonly (readonly [text: string, mark: string])[]): Mt940Details {
  const subfields = new Map(fields.toReversed().flatMap(([text, mark]) => [...subfieldsOf(text, mark)]))
  const range = (from: number, to: number) =>
    [...subfields]
      .filter(([number]) => number >= from && number <= to)
      .toSorted(([a], [b]) => a - b)
      .map(([, content]) => content)
  return {
    title: oneBlank(joinPieces(range(20, 29), FULL_PIECE)),
    payer: oneBlank(joinPieces(range(32, 33), FULL_PIECE)),
    payerAccount: accountOf(subfields.get(38) ?? '') || accountOf(subfields.get(31) ?? ''),
    isStorno: isStorno(subfields.get(0) ?? ''),
  }
}

const LABEL = /(?:^|;) ?(ID IPH|Z RACH\.|NA RACH\.|OD|DLA|TYT\.|TNR): ?/

function detailsOfText(text: string): Mt940Details {
  const [name = '', ...labelled] = text.split(LABEL)
  const said = new Map<string, string>()
  for (let index = 0; index < labelled.length; index += 2)
    said.set(labelled[index] ?? '', (labelled[index + 1] ?? '').trim().replace(/ ?;$/, ''))
  const title = said.get('TYT.')
  return {
    title: title ?? text,
    payer: title === undefined ? '' : (said.get('OD') ?? ''),
    payerAccount: title === undefined ? '' : accountOf(said.get('Z RACH.') ?? ''),
    isStorno: isStorno(name),
  }
}

/** @param texts the fields `:86:` of one movement, as they were wrapped: some banks write the code of the transaction into one of its own */
export function mt940Details(texts: readonly string[]): Mt940Details {
  const structured = texts.flatMap((wrapped) => {
    const text = wrapped.replaceAll('\n', '')
    const [, mark, plus] = FIRST.exec(text) ?? []
    return mark || plus ? [[text, mark ?? plus ?? ''] as const] : []
  })
  if (structured.length > 0) return detailsOfSubfields(structured)
  const lines = texts.filter((text) => !CODE.test(text.trim())).flatMap((text) => text.split('\n'))
  return detailsOfText(oneBlank(joinPieces(lines, FULL_LINE)))
}
