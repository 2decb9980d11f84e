import { cast } from '@belfry/characters';
import { builtinScript, playable, apartPairs } from '@belfry/scripts';
import { simulateGame, hasTag, learnsAgain } from '@belfry/storyteller';
const s = builtinScript('trouble-brewing')!; const script={played:playable(s),characters:s.characters,apart:apartPairs(s.characters)};
const by=new Map(s.characters.map(c=>[c.id,c]));
const F=['infoOnce','infoEach','onceTF','protTF','restTF','misOut','onceOut','restOut','misMin','chgMin','restMin'];
console.log('#players,'+F.join());
for (let n=0;n<+(process.argv[2]??500);n++){ const players=7+n%9; const {record}=simulateGame({script,cast,players,seed:`bag/${n}`,storyteller:process.argv[3] as 'fair',bots:'novice'});
 const f=new Array(F.length).fill(0);
 for(const id of record.characters){ const c=by.get(id)!; let k:string;
  if(c.team==='townsfolk') k=learnsAgain(c)?'infoEach':hasTag(c,'info')?'infoOnce':hasTag(c,'onceInfo')?'onceTF':hasTag(c,'protect')?'protTF':'restTF';
  else if(c.team==='outsider') k=hasTag(c,'misinfo')?'misOut':hasTag(c,'onceInfo')?'onceOut':'restOut';
  else if(c.team==='minion') k=hasTag(c,'misinfo')?'misMin':hasTag(c,'charChange')?'chgMin':'restMin'; else continue;
  f[F.indexOf(k)]++; }
 console.log([players,...f,record.winner==='good'?1:0,record.finalDay?1:0].join());
}
