import clsx from 'clsx'
import { Camera, ImagePlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { FileButton } from './file-button'

interface PictureDropProps {
  /** How many there may be. */
  max: number
  onFiles: (files: readonly File[]) => void
}

/** Files are dropped here, chosen, photographed, or pasted while one is in here. */
export function PictureDrop({ max, onFiles }: PictureDropProps) {
  const t = useTranslations('pictures')
  const [isOver, setIsOver] = useState(false)

  function over(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }

  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    onFiles([...event.clipboardData.files])
  }

  return (
    <div
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 border-2 border-dashed p-3',
        isOver ? 'border-signal bg-signal-wash' : 'border-edge',
      )}
    >
      <span className="text-sm text-quiet pointer-coarse:hidden">{t('drop')}</span>
      <FileButton icon={ImagePlus} label={t('choose', { max })} multiple={max > 1} onFiles={onFiles} />
      <FileButton icon={Camera} label={t('camera')} camera onFiles={onFiles} />
      <span className="w-full text-sm text-quiet">{t('kinds')}</span>
    </div>
  )
}
