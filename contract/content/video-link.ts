const VIDEO_ID = /^[\w-]{11}$/
const WATCH_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com'])

/**
 * The id of the video that a short (`youtu.be/{id}`) or a watch link (`youtube.com/watch?v={id}`) leads to; null for any
 * other link.
 */
export function videoIdInLink(link: string): string | null {
  const id = idIn(link.trim())
  return id && VIDEO_ID.test(id) ? id : null
}

function idIn(link: string): string | null {
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`
  if (!URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  if (hostname === 'youtu.be' || hostname === 'www.youtu.be') return pathname.slice(1)
  return WATCH_HOSTS.has(hostname) && pathname === '/watch' ? searchParams.get('v') : null
}
