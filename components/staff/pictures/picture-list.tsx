import { ArrowDown, ArrowUp, Trash2, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { PicturePreview } from '@/components/pictures/picture-preview'
import { Button } from '@/components/ui/button'

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
            <PicturePreview url={url} number={number} />
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

interface IconButtonProps {
  icon: LucideIcon
  label: string
  /** There is nothing to do now; the button stays focusable, so that the focus is not lost. */
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
