# sabar_headers(TARGET [COLD])
#
# What a target is compiled with besides its own sources: precompiled headers, and how hard the compiler works on it.
# Most of the time of a build goes into the same few headers and into optimising code that runs once. So there are two
# sets of precompiled headers for all targets together, one for what is hot and one, with the heavy headers of JSON, for
# what only reads, writes and tells; and what is cold is optimised lightly. The solvers stay out of unity files: in a large
# unit the compiler inlines less (a sixth more instructions for Klondike). WebAssembly, where size
# counts and every module has flags of its own, keeps to headers of each.
set(SABAR_HOT_HEADERS <algorithm> <array> <memory> <string> <string_view> <vector> <fmt/format.h> <tl/expected.hpp>)
set(SABAR_COLD_HEADERS ${SABAR_HOT_HEADERS} <functional> <map> <optional> <nlohmann/json.hpp>)

function(sabar_cool target)
  if(NOT SABAR_WASM AND NOT SABAR_SANITIZE)
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()

# Targets that own the shared headers; made when the libraries of the distribution are known.
function(sabar_shared_headers)
  foreach(kind hot cold)
    set(source ${PROJECT_BINARY_DIR}/headers_${kind}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "// Owns the precompiled headers.\n")
    add_library(sabar_headers_${kind} OBJECT ${source})
    target_compile_features(sabar_headers_${kind} PUBLIC cxx_std_20)
    target_link_libraries(sabar_headers_${kind} PRIVATE sabar_compiler tl::expected fmt::fmt nlohmann_json::nlohmann_json)
    string(TOUPPER ${kind} KIND)
    target_precompile_headers(sabar_headers_${kind} PRIVATE ${SABAR_${KIND}_HEADERS})
  endforeach()
  sabar_cool(sabar_headers_cold)
endfunction()

function(sabar_headers target)
  cmake_parse_arguments(arg "COLD" "" "" ${ARGN})
  if(arg_COLD)
    sabar_cool(${target})
  endif()
  if(SABAR_WASM)
    target_precompile_headers(${target} PRIVATE <fmt/format.h> <string> <vector>)
  elseif(arg_COLD)
    target_precompile_headers(${target} REUSE_FROM sabar_headers_cold)
  else()
    target_precompile_headers(${target} REUSE_FROM sabar_headers_hot)
  endif()
endfunction()

if(NOT SABAR_WASM)
  sabar_shared_headers()
endif()
