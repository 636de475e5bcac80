import type { NewsItem } from '@bieznik/contract/content/news'
import type { ReactNode } from 'react'
import { NewsPicture } from '@/components/news/news-picture'
import { useOtherLanguage } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import type { PicturePlace } from '@/lib/pictures/picture-set'

const IN_LIST: PicturePlace = { sizes: '(width >= 40rem) 14rem, 7.5rem', widths: [240, 320, 640] }

export interface NewsCardItem extends Pick<NewsItem, 'id' | 'title' | 'url' | 'language'> {
  /** The address of what is drawn where there is no picture. */
  plate: string
  /** The beginning of the text. */
  excerpt: string
  /** When it was published. Written by the server, which need not know the same short names of months as the browser. */
  day: ReactNode
}

/** One item of the news list; the whole card leads to it. */
export function NewsCard({ item }: { item: NewsCardItem }) {
  const { id, title, url, plate, excerpt, day, language } = item
  const lang = useOtherLanguage(language)
  return (
    <li className="news-card">
      <NewsPicture
        url={url}
        plate={{ src: plate, alt: '' }}
        alt=""
        place={IN_LIST}
        className="min-h-28 border-r border-line"
      />
      <div>
        <p>{day}</p>
        <h2>
          <Link href={`/news/${id}`} lang={lang}>
            {title}
          </Link>
        </h2>
        <p lang={lang}>{excerpt}</p>
      </div>
    </li>
  )
}
