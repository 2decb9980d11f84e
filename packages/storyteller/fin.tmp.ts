import { cast } from '@belfry/characters';
import { builtinScript, playable, apartPairs } from '@belfry/scripts';
import { BotTable, policyFor, BOTS, dealGame } from '@belfry/storyteller';
import { Game } from '@belfry/engine';
const s = builtinScript('trouble-brewing')!; const script={played:playable(s),characters:s.characters,apart:apartPairs(s.characters)};
const acc=new Map<string,number>(); let shown=0;
for (let n=0;n<+(process.argv[2]??500);n++){ const players=7+n%9; const seed=`fe/${n}`;
 const t=new BotTable({game:new Game(dealGame(script,players,seed),cast),seed,policy:b=>policyFor('random',{seed,board:b}),bot:()=>BOTS.novice});
 t.playOut();
 // last day analysis
 const ev=t.game.events; let alive=players; const dead=new Set<number>(); let day:any=null; const seats=t.game.state.seats; const team=(i:number)=>{const x=t.game.table.script.lookUp(seats[i]!.character)!.team; return x==='demon'?'D':x==='minion'?'m':'g'};
 for(const e of ev){ if(e.type==='dawn'){ for(const d of e.died)dead.add(d); alive=players-dead.size; day={alive,ev:seats.filter(x=>!dead.has(x.id)).map(x=>team(x.id)).sort().join('')}; }
  if(e.type==='died'&&e.to==='everyone') dead.add(e.seat);
  if(day&&(e.type==='executed'||e.type==='no-execution')){ const k=`${day.alive} ${day.ev} ${e.type==='executed'?'exec '+team(e.seat):'none'}`; if(day.alive<=4) acc.set(k,(acc.get(k)??0)+1); 
   if(day.alive===3&&shown<2&&e.type!=='executed'){ shown++; console.log(k); for(const x of ev.slice(ev.indexOf(e)-60,ev.indexOf(e)+1)) if(['nominated','hand','tally'].includes(x.type)) console.log(JSON.stringify(x), 'seat' in x? team((x as any).seat)+(dead.has((x as any).seat)?'†':''):''); }
  } }
}
for(const [k,v] of [...acc].sort()) console.log(k,v);
