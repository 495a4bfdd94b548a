import { pipeCharge } from '../../formulas/safety'
import { constant } from '../pack'
import { chargePerMetre, pipeFactor } from './charge-rate'
import { chargesConnecting, connectingColumn, connectingLiquid, connectingPipes } from '../piping/connecting-pipe'

/** Charge of the pipes between the modules, kg; 0 where the pack does not count them. */
export function connectingCharge(pack: usize, refrigerant: i32, three: bool): f64 {
  if (!chargesConnecting(pack)) return 0
  let kg: f64 = 0
  for (let pipe = 0; pipe < connectingPipes(); pipe++) kg += chargeOfConnecting(pack, refrigerant, three, pipe)
  return kg
}

/** Returns the charge of one connecting pipe; 0 for a pipe that the pack does not size. */
export function chargeOfConnecting(pack: usize, refrigerant: i32, three: bool, pipe: i32): f64 {
  const mm = connectingLiquid(pack, pipe)
  if (isNaN(mm)) return 0
  return pipeCharge(constant(pack, connectingColumn(pipe)), chargePerMetre(pack, refrigerant, mm), pipeFactor(pack, three))
}
