import { OutsideLink } from '@/components/layout/outside-link'
import { Icon } from '@/components/ui/icon'

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
      <Icon name="smartphone" />
      <span>
        <span>{kind}</span> <span>{store}</span>
      </span>
    </OutsideLink>
  )
}
