import { Refusal } from './refusal'

export default function NotFound() {
  return <Refusal reason="not_found" isAlone />
}
