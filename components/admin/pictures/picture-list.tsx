import { ArrowDown, ArrowUp, Trash2, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { PictureWithFallback } from '@/components/ui/picture-with-fallback'
import type { PicturePlace } from '@/lib/pictures/picture-set'

const PREVIEW: PicturePlace = { sizes: '6rem', widths: [120, 240] }

interface PictureListProps {
  pictures: readonly string[]
  onMove: (index: number, by: -1 | 1) => void
  onRemove: (index: number) => void
}

/** The pictures in their order, each with what can be done to it. */
export function PictureList({ pictures, onMove, onRemove }: PictureListProps) {
  const t = useTranslations('pictures')
  const last = pictures.length - 1
  return (
    <ol className="flex flex-col gap-2">
      {pictures.map((url, index) => {
        const number = index + 1
        return (
          <li key={url} className="flex items-center gap-2 border border-line bg-sheet p-2">
            <Preview url={url} number={number} />
            <span className="min-w-0 flex-1 truncate text-sm text-quiet">{url}</span>
            {last > 0 && (
              <>
                <IconButton
                  icon={ArrowUp}
                  label={t('earlier', { number })}
                  isIdle={index === 0}
                  onClick={() => onMove(index, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={t('later', { number })}
                  isIdle={index === last}
                  onClick={() => onMove(index, 1)}
                />
              </>
            )}
            <IconButton icon={Trash2} label={t('remove', { number })} onClick={() => onRemove(index)} />
          </li>
        )
      })}
    </ol>
  )
}

function Preview({ url, number }: { url: string; number: number }) {
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

interface IconButtonProps {
  icon: LucideIcon
  label: string
  /** There is nothing to do now; it keeps the focus of whoever got here with it. */
  isIdle?: boolean
  onClick: () => void
}

function IconButton({ icon: Icon, label, isIdle = false, onClick }: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      aria-disabled={isIdle || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:text-edge"
      onClick={onClick}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  )
}
