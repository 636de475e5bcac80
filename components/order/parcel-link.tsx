import { carrierNames, trackingUrl, type Parcel } from '@bieznik/contract/selling/parcel'
import { textLinkClass } from '@/components/ui/text-link'
import { Code } from '@/components/ui/code'

/** A parcel by its carrier and number, which lead to where it can be followed. */
export function ParcelLink({ parcel }: { parcel: Parcel }) {
  return (
    <a href={trackingUrl(parcel)} rel="noreferrer" className={`${textLinkClass} wrap-anywhere`}>
      <span translate="no">{carrierNames[parcel.carrier]}</span> <Code>{parcel.number}</Code>
    </a>
  )
}
