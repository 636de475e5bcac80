interface ComplaintPhotoProps {
  name: string
  /** The name of its file. */
  title: string
  secret: string
}

/** A photo of one's own form. It is private, so that no optimizer may fetch and cache it. */
export function ComplaintPhoto({ name, title, secret }: ComplaintPhotoProps) {
  const query = new URLSearchParams({ complaint: secret, photo: name })
  return (
    <img
      src={`/api/complaint/photo?${query}`}
      alt={title}
      loading="lazy"
      className="h-40 w-full border border-line bg-sheet object-contain"
    />
  )
}
