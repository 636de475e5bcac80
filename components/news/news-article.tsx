import type { NewsItem } from '@bieznik/contract/content/news'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { NewsPicture } from '@/components/news/news-picture'
import { Day } from '@/components/ui/day'
import { useOtherLanguage } from '@/lib/i18n/content-language'
import { paragraphsOf } from '@/lib/news/paragraphs'
import { newsPlateAddress } from '@/lib/drawings/news-plate'
import type { PicturePlace } from '@/lib/pictures/picture-set'

const IN_FULL: PicturePlace = {
  sizes: '(width >= 51rem) 48rem, calc(100vw - 2rem)',
  widths: [640, 768, 1152, 1536],
}

interface NewsArticleProps {
  item: NewsItem
  video: ReactNode
  /** What the plate shows that stands where there is no picture. */
  plate?: string
  /** `h3`: the title stands within another page. */
  titleAs?: 'h1' | 'h3'
}

/** A news item in full. */
export function NewsArticle({ item, video, plate = '', titleAs: Title = 'h1' }: NewsArticleProps) {
  const lang = useOtherLanguage(item.language ?? 'pl')
  return (
    <article className="flex max-w-3xl flex-col gap-6">
      <header className="flex flex-col gap-2">
        <Title lang={lang} className="text-3xl font-semibold wrap-break-word">
          {item.title}
        </Title>
        <p className="text-quiet">
          <Day date={item.createdDate} />
        </p>
      </header>
      <NewsPicture
        url={item.url}
        plate={{ src: newsPlateAddress(item), alt: plate }}
        alt={item.title}
        lang={lang}
        place={IN_FULL}
        eager
        className={clsx('aspect-4/3 border border-line', !item.url && 'sm:aspect-5/2')}
      />
      <div lang={lang} className="flex max-w-prose flex-col gap-4">
        {Array.from(paragraphsOf(item.description).entries(), ([position, paragraph]) => (
          <p key={position} className="wrap-break-word">
            {paragraph}
          </p>
        ))}
      </div>
      {video}
    </article>
  )
}
