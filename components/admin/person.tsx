/** By name or e-mail address; by the uid who is not known any more. */
export function Person({ uid, name }: { uid: string; name: string | undefined }) {
  return name ? (
    <span className="wrap-anywhere">{name}</span>
  ) : (
    <span className="figures break-all text-quiet">{uid}</span>
  )
}
