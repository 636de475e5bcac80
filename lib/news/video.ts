import { videoIdInLink } from '@bieznik/contract/content/video-link'

/** The shop has no film of its own yet; until then "Big Buck Bunny", which is free for everyone (CC BY 3.0). */
const DEFAULT_VIDEO_ID = 'aqz-KE-bpKQ'

/** The id of the video that a link leads to. Any link that leads to none, and none at all, gives the default video. */
export function videoIdOf(link: string | null): string {
  return (link === null ? null : videoIdInLink(link)) ?? DEFAULT_VIDEO_ID
}

/** From the host that sets no cookies before the video plays. */
export function videoEmbedUrl(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}`
}

/** Where the video can be seen without a frame. */
export function videoWatchUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`
}
