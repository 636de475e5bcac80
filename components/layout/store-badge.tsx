import { Smartphone } from 'lucide-react'
import { OutsideLink } from '@/components/layout/outside-link'

interface StoreBadgeProps {
  href: string
  /** What is there: `Android app on`. */
  kind: string
  store: string
}

/** The way to an app in its store: a badge of our own that names the store and shows nothing of its logo. */
export function StoreBadge({ href, kind, store }: StoreBadgeProps) {
  return (
    <OutsideLink
      href={href}
      className="flex min-h-14 w-56 items-center gap-3 rounded-sm border border-edge bg-rubber px-3 py-1.5 text-paper hover:border-signal hover:bg-signal hover:text-on-signal"
    >
      <Smartphone aria-hidden className="size-6 shrink-0" />
      <span className="leading-tight">
        <span className="block text-xs">{kind}</span> <span className="block font-semibold">{store}</span>
      </span>
    </OutsideLink>
  )
}
