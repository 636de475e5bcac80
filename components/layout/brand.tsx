/** The name behind its mark, two rows of tread. */
export function Brand() {
  return (
    <span className="brand">
      <svg aria-hidden viewBox="0 0 24 24">
        <path d="M3 2v20M21 2v20M5 9l7-5 7 5M5 15l7-5 7 5M5 21l7-5 7 5" />
      </svg>
      <span>Bieżnik</span>
    </span>
  )
}
