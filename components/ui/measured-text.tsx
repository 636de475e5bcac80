/** 195/80 R15, 185/75 R14C, 31x10.50 R15, LT285/75 R16 */
export const TIRE_SIZE = String.raw`(?:LT)?\d{2,3}(?:\.\d+)?[/x]\d{1,3}(?:\.\d+)?\s?Z?R\d{2}(?:\.\d)?(?:C|LT)?`

/** Sizes and codes as the trade writes them, each as one alternative. */
const MEASURES = [
  TIRE_SIZE,
  // 6.5Jx16, 5x114.3, M14x1.5
  String.raw`(?:\d{1,2}(?:[.,]\d+)?J|M?\d{1,2})x\d{1,3}(?:\.\d+)?`,
  // 96T, 104/102R
  String.raw`\d{2,3}(?:/\d{2,3})?[A-Z]`,
  // ET35, CB 54,1, and the bore alone behind the bolt circle
  String.raw`(?:ET-?|CB |(?<=\dx\d+(?:\.\d+)? )(?=\d+[.,]))\d{1,3}(?:[.,]\d+)?`,
  // 1/2"-20 UNF
  String.raw`\d{1,2}/\d{1,2}"-\d{2} UNF`,
  // 20 mm, 66,6 × 57,1 мм
  String.raw`(?:\d+(?:[.,]\d+)?\s×\s)?\d+(?:[.,]\d+)?\s(?:mm|мм)`,
]

const MEASURE = new RegExp(String.raw`(?<![\p{L}\d])(${MEASURES.join('|')})(?![\p{L}\d])`, 'u')

/** Text in which every size is one unbreakable piece in the figures of the mono, which no browser translates. The element around a text that changes has it as its key. */
export function MeasuredText({ children }: { children: string }) {
  return children.split(MEASURE).map((piece, index) =>
    // `split` with one capturing group alternates: text, size, text, size, text.
    index % 2 === 1 ? (
      <span key={index} className="figures" translate="no">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
