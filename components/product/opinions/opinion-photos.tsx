import type { Opinion } from '@bieznik/contract/care/opinion'
import { useTranslations } from 'next-intl'
import { photoAddress } from '@/lib/opinions/photo-address'

/** Photos of an opinion, small; each leads to itself in full. */
export function OpinionPhotos({ photos }: Pick<Opinion, 'photos'>) {
  const t = useTranslations('opinions')
  return (
    photos && (
      <p className="flex flex-wrap gap-2">
        {photos.map((name, index) => (
          <a key={name} href={photoAddress(name)} rel="nofollow">
            <img
              // Before `src`, so that nothing is fetched at once that may be fetched later.
              loading="lazy"
              src={photoAddress(name)}
              alt={t('photo', { number: index + 1 })}
              width={96}
              height={96}
              className="size-24 border border-line object-cover"
            />
          </a>
        ))}
      </p>
    )
  )
}
