import { sign, type KeyObject } from 'node:crypto'

/* Just enough of DER for a certificate that nobody trusts: the shop reads the public key out of it. */

function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const sizes =
    length < 0x80
      ? [length]
      : length < 0x1_00
        ? [0x81, length]
        : [0x82, Math.floor(length / 0x1_00), length % 0x1_00]
  return Buffer.concat([Buffer.from([tag, ...sizes]), content])
}

const sequence = (...parts: Buffer[]) => tagged(0x30, ...parts)
const oid = (...bytes: number[]) => tagged(0x06, Buffer.from(bytes))
const integer = (value: number) => tagged(0x02, Buffer.from([value]))
/** Written as `YYMMDDhhmmssZ`. */
const time = (moment: Date) =>
  tagged(0x17, Buffer.from(`${moment.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`, 'ascii'))

/** sha256WithRSAEncryption */
const SIGNED_BY = sequence(oid(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b), tagged(0x05))
/** CN=stand-in */
const NAME = sequence(tagged(0x31, sequence(oid(0x55, 0x04, 0x03), tagged(0x0c, Buffer.from('stand-in')))))

const SINCE = new Date('2026-01-01T00:00:00Z')

/** A self-signed certificate for an RSA key, DER in base64. */
export function selfSigned(
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
  validFrom = SINCE,
): string {
  const about = sequence(
    tagged(0xa0, integer(2)),
    integer(1),
    SIGNED_BY,
    NAME,
    sequence(time(validFrom), time(new Date('2049-12-31T23:59:59Z'))),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = tagged(0x03, Buffer.from([0]), sign('sha256', about, privateKey))
  return sequence(about, SIGNED_BY, signature).toString('base64')
}
