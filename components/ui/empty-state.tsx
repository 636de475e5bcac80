import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  /** The way on: a link or a button. */
  action?: ReactNode
  icon?: ReactNode
  /** `alert`: something failed, and it is read out at once. */
  role?: 'alert' | 'status'
  /** `h1`: the title is that of the whole page. */
  titleAs?: 'p' | 'h1'
}

/** Where a list or a page has nothing to show: why, and the way on. */
export function EmptyState({ title, children, action, icon, role, titleAs: Title = 'p' }: EmptyStateProps) {
  return (
    <div
      role={role}
      className="flex flex-col items-center gap-3 border border-dashed border-edge squared-paper px-6 py-12 text-center"
    >
      {icon && <span className="text-quiet [&>svg]:size-10 [&>svg]:stroke-1">{icon}</span>}
      <Title className="text-lg font-semibold text-balance">{title}</Title>
      {children && <div className="max-w-prose text-quiet">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
