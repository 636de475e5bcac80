import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

type RemoveButtonProps = Pick<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'onClick'> & {
  /** What it removes. */
  label: string
}

/** A cross that removes one of several things. */
export function RemoveButton({ label, ...props }: RemoveButtonProps) {
  return (
    <Button variant="quiet" size="icon" aria-label={label} {...props}>
      <X aria-hidden className="size-5" />
    </Button>
  )
}
