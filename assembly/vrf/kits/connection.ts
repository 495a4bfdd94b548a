import { FEEDS_MOST } from '../diagram/feeds'
import {
  CHOICE_KITS,
  CHOICE_PORTS,
  CONNECTION_BRANCHING,
  CONNECTION_DIRECT,
  CONNECTION_MERGE,
  KITS_CHOICES,
  KITS_COILS,
  choiceColumn,
} from '../../common/layout/layout-kits'

/** Sums the kits of a selection. */
export function kitCount(question: usize): i32 {
  let kits = 0
  const choices = load<i32>(question + KITS_CHOICES)
  for (let choice = 0; choice < choices; choice++) kits += choiceCell(question, CHOICE_KITS, choice)
  return kits
}

/**
 * Returns how the kits of an air handler connect to its coils (specification, section 4.2): directly where the sum of the ports is the number of coils, else merged
 * where the number of kits is, else each kit by itself. More kits than may feed one box are connected without it.
 */
export function connectionOf(question: usize): i32 {
  const kits = kitCount(question)
  const coils = load<i32>(question + KITS_COILS)
  if (kits < 1 || kits > FEEDS_MOST) return CONNECTION_BRANCHING
  if (portCount(question) == coils) return CONNECTION_DIRECT
  return kits == coils ? CONNECTION_MERGE : CONNECTION_BRANCHING
}

function portCount(question: usize): i32 {
  let ports = 0
  const choices = load<i32>(question + KITS_CHOICES)
  for (let choice = 0; choice < choices; choice++) {
    ports += choiceCell(question, CHOICE_KITS, choice) * choiceCell(question, CHOICE_PORTS, choice)
  }
  return ports
}

function choiceCell(question: usize, column: i32, choice: i32): i32 {
  return load<i32>(question + (choiceColumn(load<i32>(question + KITS_CHOICES), column) as usize) + ((choice as usize) << 2))
}
