import type { NewsItem } from '@bieznik/contract/news'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { NewsPicture } from '@/components/news/news-picture'
import { Day } from '@/components/ui/day'
import { useContentLanguage } from '@/lib/i18n/content-language'
import { paragraphsOf } from '@/lib/news/paragraphs'
import type { PicturePlace } from '@/lib/pictures/picture-set'

const IN_FULL: PicturePlace = {
  sizes: '(width >= 51rem) 48rem, calc(100vw - 2rem)',
  widths: [640, 768, 1152, 1536],
}

interface NewsArticleProps {
  item: NewsItem
  video: ReactNode
  /** `h3`: the title stands within another page. */
  titleAs?: 'h1' | 'h3'
}

/** A news item in full. */
export function NewsArticle({ item, video, titleAs: Title = 'h1' }: NewsArticleProps) {
  const lang = useContentLanguage()
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
        alt={item.title}
        place={IN_FULL}
        eager
        className={clsx('border border-line', item.url ? 'aspect-4/3' : 'aspect-5/1')}
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
