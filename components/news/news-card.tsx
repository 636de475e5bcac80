import type { NewsItem } from '@bieznik/contract/news'
import { NewsPicture } from '@/components/news/news-picture'
import { Day } from '@/components/ui/day'
import { Link } from '@/lib/i18n/navigation'
import type { PicturePlace } from '@/lib/pictures/picture-set'

const IN_LIST: PicturePlace = { sizes: '(width >= 40rem) 14rem, 7.5rem', widths: [240, 320, 640] }

/** One item of the news list; the whole card leads to it. */
export function NewsCard({ item }: { item: NewsItem }) {
  return (
    <li className="relative grid grid-cols-[7.5rem_1fr] border border-line bg-sheet transition-colors has-[a:hover]:border-signal sm:grid-cols-[14rem_1fr]">
      <NewsPicture url={item.url} alt="" place={IN_LIST} className="min-h-28 border-r border-line" />
      <div className="flex flex-col gap-2 p-3 sm:p-5">
        <p className="text-sm text-quiet">
          <Day date={item.createdDate} />
        </p>
        <h2 className="text-lg leading-snug font-semibold">
          <Link href={`/news/${item.id}`} className="after:absolute after:inset-0 hover:text-signal">
            {item.title}
          </Link>
        </h2>
        <p className="line-clamp-3 max-w-prose text-quiet">{item.description}</p>
      </div>
    </li>
  )
}
