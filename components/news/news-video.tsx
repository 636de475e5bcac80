'use client'

import { Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { onPlainClick } from '@/components/ui/plain-click'
import { videoEmbedUrl, videoWatchUrl } from '@/lib/news/video'

interface NewsVideoProps {
  videoId: string
  /** Of the news item that it belongs to. */
  title: string
}

/** A video of which nothing is loaded before a person starts it, with the way to where it can be watched as well. */
export function NewsVideo({ videoId, title }: NewsVideoProps) {
  const t = useTranslations('news')
  const [isStarted, setIsStarted] = useState(false)
  return (
    <div>
      {isStarted ? (
        <Player videoId={videoId} title={title} />
      ) : (
        <Start videoId={videoId} onStart={() => setIsStarted(true)} />
      )}
      <p className="mt-2 text-sm">
        <a href={videoWatchUrl(videoId)} rel="noreferrer" className="underline underline-offset-3">
          {t('watch')}
        </a>
      </p>
    </div>
  )
}

function Player({ videoId, title }: NewsVideoProps) {
  const t = useTranslations('news')
  return (
    <iframe
      src={`${videoEmbedUrl(videoId)}?autoplay=1`}
      title={t('video_title', { title })}
      height={400}
      className="block w-full border border-line bg-sheet"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the rule guards frames of our own origin, which could remove their sandbox with both flags; this frame is YouTube's, whose player needs both
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

function Start({ videoId, onStart }: { videoId: string; onStart: () => void }) {
  const t = useTranslations('news')
  return (
    <div className="flex h-100 flex-col items-center justify-center gap-3 border border-line squared-paper p-6 text-center">
      <a
        href={videoWatchUrl(videoId)}
        rel="noreferrer"
        onClick={onPlainClick(onStart)}
        className="group flex flex-col items-center gap-3 p-3 font-semibold"
      >
        <span className="flex size-20 items-center justify-center rounded-full border-2 border-signal bg-sheet text-signal group-hover:bg-signal group-hover:text-on-signal">
          <Play aria-hidden className="ml-1 size-9 fill-current" />
        </span>
        <span>{t('play')}</span>
      </a>
      <p className="max-w-prose text-sm text-quiet">{t('video_notice')}</p>
    </div>
  )
}
