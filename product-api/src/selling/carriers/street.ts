/* Street and number out of the one line that people write: only where there is one way to read it. */

const KIND = 'ul|ulica|al|aleja|aleje|pl|plac|os|osiedle|rondo|skwer|bulwar'
/** What stands before the number of something within a building or beside it. */
const WITHIN =
  'm|mieszk|mieszkanie|lok|lokal|of|oficyna|kl|klatka|bl|blok|bud|budynek|p|piętro|pok|pokój|hala|brama|domofon|wejście|segment|boks|biuro|nr'

/** A word without a digit that announces no number of a flat, a staircase or a block. */
const WORD = String.raw`(?!(?:${WITHIN})\.?[ ,]*(?:\d|\p{L}[ ,]))[^ ,\d]*\p{L}[^ ,\d]*`
/** A number in a name stands first: `29 Listopada`, `1000-lecia`. */
const NAME = String.raw`(?:\d+-\p{L}{3,}|(?:\d[\p{L}\d.-]* )?(?!(?:${KIND})\.?[ ,]+\d)${WORD})(?: ${WORD})*`
const STREET = String.raw`(?:(?:${KIND})\.? )?${NAME}`
/** `14`, `14A`, `40 a`, `14/16`, `5/7/9`, `24 – 26`, `22/U1`. */
const BUILDING = String.raw`(?:nr\.? ?)?\d+ ?\p{L}?(?: ?[/–-] ?(?:\d+\p{L}?|\p{L}\d*))*`
const PLACE = String.raw`(?:,? ?(?:${WITHIN})\.? ?(?:\p{L}?\d+\p{L}?(?:[./-]\d+\p{L}?)*|[IVX]+|\p{L}))`

const LINE = new RegExp(String.raw`^(?<street>${STREET})[ ,]+(?<building>${BUILDING}${PLACE}*)$`, 'iu')

/** null: somebody has to say where the number begins, since a wrong guess sends the parcel to another house. */
export function splitStreet(line: string): { street: string; building: string } | null {
  const { street, building } = LINE.exec(line.trim().replaceAll(/\s+/gu, ' '))?.groups ?? {}
  return street === undefined || building === undefined ? null : { street, building }
}
