import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { pictureTypes } from '@/lib/pictures/picture'

interface FileButtonProps {
  icon: LucideIcon
  label: string
  multiple?: boolean
  /** Opens the camera on the back of a phone; elsewhere it is not shown. */
  camera?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A file chooser that looks like a button and is one for the keyboard. */
export function FileButton({
  icon: Icon,
  label,
  multiple = false,
  camera = false,
  onFiles,
}: FileButtonProps) {
  function take({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(input.files ?? [])])
    // So that the same file may be chosen again.
    input.value = ''
  }

  return (
    <label
      className={clsx(
        buttonClass({ variant: 'secondary' }),
        'relative cursor-pointer hover:border-signal hover:text-signal',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal',
        camera && 'pointer-fine:hidden',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span>{label}</span>
      <input
        type="file"
        accept={pictureTypes.join(',')}
        multiple={multiple}
        {...(camera && { capture: 'environment' })}
        className="sr-only"
        onChange={take}
      />
    </label>
  )
}
