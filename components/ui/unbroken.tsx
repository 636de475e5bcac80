/** Postal codes, numbers such as `W-000001` and hours such as `7:30–15:30`: browsers break lines at their hyphens and dashes. */
const UNBREAKABLE = /(\d{2}-\d{3}|[A-Z]-\d{6}|\d{1,2}:\d{2}–\d{1,2}:\d{2})/

/** Text in which a postal code, a number and a span of hours stay in one line. */
export function Unbroken({ children }: { children: string }) {
  return children.split(UNBREAKABLE).map((piece, index) =>
    // `split` with one capturing group alternates.
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
