/** The shop has no film of its own yet; until then "Big Buck Bunny", which is free for everyone (CC BY 3.0). */
const DEFAULT_VIDEO_ID = 'aqz-KE-bpKQ'

const VIDEO_ID = /^[\w-]{11}$/
const WATCH_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com'])

/**
 * The id of the video that a short (`youtu.be/{id}`) or a watch link (`youtube.com/watch?v={id}`) leads to. Any other
 * link, and none at all, gives the default video.
 */
export function videoIdOf(link: string | null): string {
  const id = link === null ? null : idInLink(link.trim())
  return id && VIDEO_ID.test(id) ? id : DEFAULT_VIDEO_ID
}

/** From the host that sets no cookies before the video plays. */
export function videoEmbedUrl(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}`
}

/** Where the video can be seen without a frame. */
export function videoWatchUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`
}

function idInLink(link: string): string | null {
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`
  if (!URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  if (hostname === 'youtu.be' || hostname === 'www.youtu.be') return pathname.slice(1)
  return WATCH_HOSTS.has(hostname) && pathname === '/watch' ? searchParams.get('v') : null
}
