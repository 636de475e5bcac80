import type { ComponentProps, ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'

/** A titled list of links; its children are `FooterLink` or `FooterOutsideLink`. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-sm font-medium text-quiet">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

const linkClass =
  'hover:text-signal inline-flex min-h-11 items-center gap-3 hover:underline underline-offset-3'

export function FooterLink(props: Pick<ComponentProps<typeof Link>, 'href' | 'children'>) {
  return (
    <li>
      <Link prefetch={false} className={linkClass} {...props} />
    </li>
  )
}

/** Leads away from the shop; the other side is not told from where. */
export function FooterOutsideLink({
  href,
  icon,
  children,
}: {
  href: string
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <li>
      <a href={href} rel="noreferrer" className={`${linkClass} [&>svg]:size-5 [&>svg]:text-quiet`}>
        {icon}
        {children}
      </a>
    </li>
  )
}
