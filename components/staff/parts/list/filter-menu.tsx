import clsx from 'clsx'
import type { ReactNode } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
import { compactSelectClass } from '../compact'

interface FilterMenuProps {
  /** Of its button. */
  id?: string
  /** What is chosen. */
  text: string
  /** The same after what it is of; not given: the text says it. */
  label?: string
  /** Something is. */
  isChosen: boolean
  /** As wide as it is, whatever it says: what is chosen comes later than the page. */
  className?: string
  children: ReactNode
}

/** A menu that looks like the choices beside it. */
export function FilterMenu({ id, text, label = text, isChosen, className, children }: FilterMenuProps) {
  return (
    <DropdownMenu>
      <span className={clsx('select', compactSelectClass, className)}>
        <DropdownMenuTrigger asChild>
          <button
            id={id}
            type="button"
            title={label}
            aria-label={label}
            className={clsx(
              'h-11 truncate control pr-8! text-left max-sm:text-sm! lg:h-9! lg:pr-7! lg:pl-2! lg:text-sm!',
              isChosen && 'border-rubber! font-medium',
            )}
          >
            {text}
          </button>
        </DropdownMenuTrigger>
      </span>
      <DropdownMenuContent
        align="start"
        className="max-h-(--radix-dropdown-menu-content-available-height) max-w-80 overflow-y-auto text-sm"
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
