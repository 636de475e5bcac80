import type { LabelTexts } from '@/lib/catalogue/card-product'

/** What the label of a tire says, at its price: the arrow leads to the whole label. */
export function LabelLine({ label: { fuelClass, name, words, href } }: { label: LabelTexts }) {
  const arrow = <LabelArrow fuelClass={fuelClass} name={name} />
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-2 text-sm text-quiet">
      {href === undefined ? (
        arrow
      ) : (
        <a href={href} rel="noreferrer" className="relative z-10 inline-flex py-1">
          {arrow}
        </a>
      )}
      <span>{words}</span>
    </span>
  )
}

/** From the best class to the worst, as far as they are of use beside each other; the letter is legible on each. */
const looks: Readonly<Record<string, { fill: string; ink: string }>> = {
  A: { fill: '#1d7a3e', ink: '#ffffff' },
  B: { fill: '#8cbf4b', ink: '#1b1916' },
  C: { fill: '#f2cf3b', ink: '#1b1916' },
  D: { fill: '#ee9a3a', ink: '#1b1916' },
  E: { fill: '#c02f28', ink: '#ffffff' },
}

const UNKNOWN = { fill: '#5c564c', ink: '#ffffff' }

/** The class of fuel efficiency as an arrow in its color: our own drawing, no part of the label's artwork. */
function LabelArrow({ fuelClass, name }: { fuelClass: string; name: string }) {
  const { fill, ink } = looks[fuelClass] ?? UNKNOWN
  return (
    <svg role="img" aria-label={name} viewBox="0 0 34 20" className="inline-block h-5 w-8.5 shrink-0">
      <path d="M0 0H24L34 10L24 20H0Z" fill={fill} />
      <text x="13" y="15" fontSize="14" fontWeight="700" textAnchor="middle" fill={ink}>
        {fuelClass}
      </text>
    </svg>
  )
}
