import { OutsideLink } from '@/components/layout/outside-link'

interface StoreBadgeProps {
  href: string
  /** What is there: `Android app on`. */
  kind: string
  store: string
  /** Address of the sign that stands before the words. */
  badge: string
}

/** The way to an app in its store: a badge of our own that names the store and shows nothing of its logo. */
export function StoreBadge({ href, kind, store, badge }: StoreBadgeProps) {
  return (
    <OutsideLink href={href} className="store-badge">
      <img src={badge} alt="" width={24} height={24} loading="lazy" />
      <span>
        <span>{kind}</span> <span>{store}</span>
      </span>
    </OutsideLink>
  )
}
