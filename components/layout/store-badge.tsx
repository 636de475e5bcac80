import { Smartphone } from 'lucide-react'
import { OutsideLink } from '@/components/layout/outside-link'
import { slimIcon } from '@/components/ui/slim-icon'

interface StoreBadgeProps {
  href: string
  /** What is there: `Android app on`. */
  kind: string
  store: string
}

/** The way to an app in its store: a badge of our own that names the store and shows nothing of its logo. */
export function StoreBadge({ href, kind, store }: StoreBadgeProps) {
  return (
    <OutsideLink href={href} className="store-badge">
      <Smartphone {...slimIcon} aria-hidden className="size-6 shrink-0" />
      <span className="leading-tight">
        <span className="block text-xs">{kind}</span> <span className="block font-semibold">{store}</span>
      </span>
    </OutsideLink>
  )
}
