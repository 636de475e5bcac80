import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

/** A button in a row of a list, as low as the row. */
export function RowButton({ className, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      variant="quiet"
      size="compact"
      className={clsx('sm:min-h-6.5! sm:px-1.5! sm:py-0!', className)}
      {...props}
    />
  )
}
