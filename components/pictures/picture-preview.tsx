import { useTranslations } from 'next-intl'
import { PictureWithFallback } from '@/components/ui/picture-with-fallback'
import type { PicturePlace } from '@/lib/pictures/picture-set'

const PREVIEW: PicturePlace = { sizes: '6rem', widths: [120, 240] }

/** One picture of a form, small; where it cannot be shown it says so. */
export function PicturePreview({ url, number }: { url: string; number: number }) {
  const t = useTranslations('pictures')
  return (
    <div className="picture-frame flex aspect-4/3 w-24 shrink-0 items-center justify-center squared-paper">
      <PictureWithFallback
        src={url}
        alt={t('preview', { number })}
        place={PREVIEW}
        direct
        fallback={<span className="p-1 text-center text-xs text-amber">{t('not_shown')}</span>}
      />
    </div>
  )
}
